"""The kernels: what surrounds the compiled rules on a GPU, as LLVM IR.

`playouts` keeps its threads busy: a thread whose match has ended writes the result and deals the next one. Threads of a
warp that are done wait until some others are, too, since the whole warp waits while any of them deals.
"""

from collections.abc import Sequence

from shinobi.engine.compiler.cuda import WORD, Interleaved

BLOCK = 64
"""The threads of a block, and the matches whose states lie side by side."""

WAITING = 16
"""How many threads of a warp wait for one another before they deal."""

DECLARED = """
@room = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
"""


def own_state(matches: int) -> str:
    """A thread, its block, and the state of its match in shared memory."""
    return f"""
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = mul i32 %block, {matches}
  %number = add i32 %first, %thread
  %base = ptrtoint ptr addrspace(3) @room to i32
  %mine = shl i32 %thread, 2
  %place = add i32 %base, %mine
  %wide = zext i32 %place to i64
  %s = inttoptr i64 %wide to ptr
"""


def stored(words: Sequence[int], matches: int) -> str:
    """Put a match's words where they are before the deal."""
    lines = []
    for nth, word in enumerate(words):
        signed = word - (1 << 32) if word >> 31 else word
        lines += [
            f"  %at.{nth} = add i32 %place, {nth * WORD * matches}",
            f"  %word.{nth} = inttoptr i32 %at.{nth} to ptr addrspace(3)",
            f"  store i32 {signed}, ptr addrspace(3) %word.{nth}, align 4",
        ]
    return "\n".join(lines)


def shares(players: int) -> str:
    """Write the seats' shares of the match `%match`."""
    lines = [f"  %row = mul i64 %match, {players}"]
    for seat in range(players):
        lines += [
            f"  %share.{seat} = call double @share_of(ptr %s, i64 {seat})",
            f"  %column.{seat} = add i64 %row, {seat}",
            f"  %cell.{seat} = getelementptr double, ptr addrspace(1) %shares, i64 %column.{seat}",
            f"  store double %share.{seat}, ptr addrspace(1) %cell.{seat}, align 8",
        ]
    return "\n".join(lines)


def offset(lying: Interleaved, byte: int) -> int:
    """Where a byte of a match lies, counted from the match's first."""
    return byte // WORD * WORD * lying.matches + byte % WORD


def playouts(lying: Interleaved, words: Sequence[int], players: int, waiting: int = WAITING) -> str:
    """The kernel that plays random matches to their end.

    Match `n` is played from the n-th seed that follows from `seed`; each thread plays every `%threads`-th of them.
    """
    return f"""{DECLARED}
define ptx_kernel void @playouts(i64 %seed, i64 %from, i32 %count, i64 %most, i32 %threads,
    ptr addrspace(1) %lengths, ptr addrspace(1) %endings, ptr addrspace(1) %shares) {{
{own_state(lying.matches)}
  %before = sub i32 %number, %threads
  br label %loop
loop:
  %nth = phi i32 [ %before, %0 ], [ %nth.on, %latch ]
  %steps = phi i64 [ -1, %0 ], [ %steps.on, %latch ]
  %idle = phi i1 [ false, %0 ], [ %idle.on, %latch ]
  %key = phi i64 [ 0, %0 ], [ %key.on, %latch ]
  %choices = phi i64 [ 0, %0 ], [ %choices.on, %latch ]
  %busy = xor i1 %idle, true
  %alive = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %busy)
  %none = icmp eq i32 %alive, 0
  br i1 %none, label %end, label %look
look:
  %fresh = icmp slt i64 %steps, 0
  %clause = call i64 @ended(ptr %s)
  %over = icmp ne i64 %clause, 0
  %long = icmp sge i64 %steps, %most
  %over.or.long = or i1 %over, %long
  %finished = or i1 %fresh, %over.or.long
  %done = and i1 %busy, %finished
  %voted = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %done)
  %many = call i32 @llvm.ctpop.i32(i32 %voted)
  %several = icmp uge i32 %many, {waiting}
  %all = icmp eq i32 %voted, %alive
  %enough = or i1 %several, %all
  %renewed = and i1 %done, %enough
  br i1 %renewed, label %report, label %join
report:
  br i1 %fresh, label %next, label %write
write:
  %match = zext i32 %nth to i64
  %length = trunc i64 %steps to i32
  %length.cell = getelementptr i32, ptr addrspace(1) %lengths, i64 %match
  store i32 %length, ptr addrspace(1) %length.cell, align 4
  %ending = trunc i64 %clause to i8
  %ending.cell = getelementptr i8, ptr addrspace(1) %endings, i64 %match
  store i8 %ending, ptr addrspace(1) %ending.cell, align 1
{shares(players)}
  br label %next
next:
  %following = add i32 %nth, %threads
  %more = icmp ult i32 %following, %count
  br i1 %more, label %deal, label %join
deal:
{stored(words, lying.matches)}
  %following.wide = zext i32 %following to i64
  %counted = add i64 %from, %following.wide
  %dealt.key = call i64 @nth_seed(i64 %seed, i64 %counted)
  %dealt.choices = call i64 @choices_of(i64 %dealt.key)
  call void @renew(ptr %s, i64 %dealt.key)
  br label %join
join:
  %nth.on = phi i32 [ %nth, %look ], [ %following, %next ], [ %following, %deal ]
  %steps.now = phi i64 [ %steps, %look ], [ %steps, %next ], [ 0, %deal ]
  %idle.on = phi i1 [ %idle, %look ], [ true, %next ], [ false, %deal ]
  %key.on = phi i64 [ %key, %look ], [ %key, %next ], [ %dealt.key, %deal ]
  %choices.on = phi i64 [ %choices, %look ], [ %choices, %next ], [ %dealt.choices, %deal ]
  %waits = phi i1 [ %done, %look ], [ true, %next ], [ false, %deal ]
  %stays = or i1 %waits, %idle.on
  br i1 %stays, label %latch, label %step
step:
  call void @advance(ptr %s, i64 %key.on, i64 %choices.on, i64 %steps.now)
  %one.more = add i64 %steps.now, 1
  br label %latch
latch:
  %steps.on = phi i64 [ %steps.now, %join ], [ %one.more, %step ]
  br label %loop
end:
  ret void
}}
"""
