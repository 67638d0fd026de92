"""The kernels: what surrounds the compiled rules on a GPU, as LLVM IR.

`playouts` keeps its threads busy. All threads of a warp do the same at a time, and those that need not do it wait: so
threads gather before they do what takes long. A thread whose match has ended waits until some others are done, too;
then they write their results and deal the next matches. And a thread tries one action at a time until it has found a
legal one: when most have found theirs, they take their steps without waiting for the unlucky.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from shinobi.engine.compiler.interleaved import WORD, Interleaved
from shinobi.engine.native.loops.random_play import DRAWS

BLOCK = 64
"""The threads of a block, and the matches whose states lie side by side."""


@dataclass(frozen=True)
class Gathering:
    """How many threads of a warp wait for one another. It changes how quick a simulation is, not what comes out."""

    waiting: int = 16
    """So many whose match has ended deal the next ones together."""
    acting: int = 24
    """Of 32 that are asked, so many have found a legal action before these are carried out."""


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
            f"  %share.cell.{seat} = getelementptr double, ptr addrspace(1) %shares, i64 %column.{seat}",
            f"  store double %share.{seat}, ptr addrspace(1) %share.cell.{seat}, align 8",
        ]
    return "\n".join(lines)


def playouts(lying: Interleaved, words: Sequence[int], players: int) -> str:
    """The kernel that plays random matches to their end.

    Match `n` is played from the n-th seed that follows from `seed`; each thread plays every `%threads`-th of them.
    `%drawn` counts the draws of a match, DRAWS for each step, from which the number of steps follows; before the first
    match it is negative. `%waiting` and `%acting` are a `Gathering`.
    """
    return f"""{DECLARED}
define ptx_kernel void @playouts(i64 %seed, i64 %from, i32 %count, i32 %most, i32 %threads,
    i32 %waiting, i32 %acting,
    ptr addrspace(1) %lengths, ptr addrspace(1) %endings, ptr addrspace(1) %shares) {{
{own_state(lying.matches)}
  %before = sub i32 %number, %threads
  br label %loop
loop:
  %nth = phi i32 [ %before, %0 ], [ %nth.on, %latch ]
  %drawn = phi i32 [ -1, %0 ], [ %drawn.on, %latch ]
  %action = phi i32 [ -1, %0 ], [ %action.on, %latch ]
  %idle = phi i1 [ false, %0 ], [ %idle.on, %latch ]
  %key = phi i64 [ 0, %0 ], [ %key.on, %latch ]
  %choices = phi i64 [ 0, %0 ], [ %choices.on, %latch ]
  %busy = xor i1 %idle, true
  %alive = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %busy)
  %none = icmp eq i32 %alive, 0
  br i1 %none, label %end, label %look
look:
  %fresh = icmp slt i32 %drawn, 0
  %steps = udiv i32 %drawn, {DRAWS}
  %clause = call i64 @ended(ptr %s)
  %over = icmp ne i64 %clause, 0
  %long = icmp uge i32 %steps, %most
  %over.or.long = or i1 %over, %long
  %finished = or i1 %fresh, %over.or.long
  %done = and i1 %busy, %finished
  %voted = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %done)
  %many = call i32 @llvm.ctpop.i32(i32 %voted)
  %several = icmp uge i32 %many, %waiting
  %all = icmp eq i32 %voted, %alive
  %enough = or i1 %several, %all
  %renewed = and i1 %done, %enough
  br i1 %renewed, label %report, label %join
report:
  br i1 %fresh, label %next, label %write
write:
  %match = zext i32 %nth to i64
  %length.cell = getelementptr i32, ptr addrspace(1) %lengths, i64 %match
  store i32 %steps, ptr addrspace(1) %length.cell, align 4
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
  %drawn.now = phi i32 [ %drawn, %look ], [ %drawn, %next ], [ 0, %deal ]
  %idle.on = phi i1 [ %idle, %look ], [ true, %next ], [ false, %deal ]
  %key.on = phi i64 [ %key, %look ], [ %key, %next ], [ %dealt.key, %deal ]
  %choices.on = phi i64 [ %choices, %look ], [ %choices, %next ], [ %dealt.choices, %deal ]
  %waits = phi i1 [ %done, %look ], [ true, %next ], [ false, %deal ]
  %stays = or i1 %waits, %idle.on
  %has = icmp sge i32 %action, 0
  %has.or.stays = or i1 %has, %stays
  br i1 %has.or.stays, label %gather, label %try
try:
  %draw = zext i32 %drawn.now to i64
  %tried = call i64 @try_action(ptr %s, i64 %choices.on, i64 %draw)
  %tried.short = trunc i64 %tried to i32
  %drawn.more = add i32 %drawn.now, 1
  %failed = icmp slt i32 %tried.short, 0
  %of.step = urem i32 %drawn.more, {DRAWS}
  %last = icmp eq i32 %of.step, {DRAWS - 1}
  %hopeless = and i1 %failed, %last
  br i1 %hopeless, label %find, label %gather
find:
  %last.draw = zext i32 %drawn.more to i64
  %found = call i64 @find_action(ptr %s, i64 %choices.on, i64 %last.draw)
  %found.short = trunc i64 %found to i32
  br label %gather
gather:
  %chosen = phi i32 [ %action, %join ], [ %tried.short, %try ], [ %found.short, %find ]
  %drawn.then = phi i32 [ %drawn.now, %join ], [ %drawn.more, %try ], [ %drawn.more, %find ]
  %moves = xor i1 %stays, true
  %is.chosen = icmp sge i32 %chosen, 0
  %ready = and i1 %moves, %is.chosen
  %moving = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %moves)
  %readies = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %ready)
  %moving.count = call i32 @llvm.ctpop.i32(i32 %moving)
  %ready.count = call i32 @llvm.ctpop.i32(i32 %readies)
  %wanted = mul i32 %moving.count, %acting
  %ready.parts = mul i32 %ready.count, 32
  %gathered = icmp uge i32 %ready.parts, %wanted
  %acts = and i1 %ready, %gathered
  br i1 %acts, label %step, label %latch
step:
  %steps.now = udiv i32 %drawn.then, {DRAWS}
  %steps.wide = zext i32 %steps.now to i64
  %chosen.wide = zext i32 %chosen to i64
  call void @advance(ptr %s, i64 %key.on, i64 %chosen.wide, i64 %steps.wide)
  %steps.more = add i32 %steps.now, 1
  %drawn.next = mul i32 %steps.more, {DRAWS}
  br label %latch
latch:
  %drawn.on = phi i32 [ %drawn.then, %gather ], [ %drawn.next, %step ]
  %action.on = phi i32 [ %chosen, %gather ], [ -1, %step ]
  br label %loop
end:
  ret void
}}
"""
