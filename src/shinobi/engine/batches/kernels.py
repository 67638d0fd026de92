"""The kernels of a batch, as LLVM IR: a thread takes one step of one match, and writes what its actor may see and do.

A batch lies in the device's memory in tiles, one for each block, interleaved as the block has it in shared memory: so
it is read and written by whole lines. A kernel copies the states in, works on them there, and copies them back.
"""

from collections.abc import Iterator, Sequence

from shinobi.engine.batches.observation import Observation
from shinobi.engine.compiler.cuda_kernels import DECLARED, own_state, shares, stored
from shinobi.engine.compiler.interleaved import WORD, Interleaved
from shinobi.engine.native.loops.environments import REDEAL
from shinobi.engine.seats import SPECTATOR
from shinobi.engine.state import KnownBy, Owner

CELLS_AT_ONCE = 8
"""Cells of an observation that are written together, in 16 bytes."""


def moved(lying: Interleaved, back: bool) -> str:
    """Copy the words of a match from the batch into shared memory, or back."""
    words = lying.size // WORD
    lines = [
        f"  %tile{back} = mul i32 %block, {words * lying.matches}",
        f"  %word{back} = add i32 %tile{back}, %thread",
        f"  %word.wide{back} = zext i32 %word{back} to i64",
        f"  %kept{back} = getelementptr i32, ptr addrspace(1) %states, i64 %word.wide{back}",
    ]
    for nth in range(words):
        here, there = f"%here{back}.{nth}", f"%there{back}.{nth}"
        lines += [
            f"  {here}.at = add i32 %place, {nth * WORD * lying.matches}",
            f"  {here} = inttoptr i32 {here}.at to ptr addrspace(3)",
            f"  {there} = getelementptr i32, ptr addrspace(1) %kept{back}, i64 {nth * lying.matches}",
        ]
        source, target = ((here, 3), (there, 1)) if back else ((there, 1), (here, 3))
        lines += [
            f"  %moved{back}.{nth} = load i32, ptr addrspace({source[1]}) {source[0]}, align 4",
            f"  store i32 %moved{back}.{nth}, ptr addrspace({target[1]}) {target[0]}, align 4",
        ]
    return "\n".join(lines)


def observed(lying: Interleaved, seen: Observation) -> str:
    """Write what the seat `%viewer` may see of its match, with blanks for all else."""
    lines = [
        f"  %seen.first = mul i64 %number.wide, {seen.width}",
        "  %seen.row = getelementptr i16, ptr addrspace(1) %seen, i64 %seen.first",
        "  %viewer.short = trunc i64 %viewer to i8",
    ]
    values: list[str] = []
    for nth, (name, cell) in enumerate(seen.cells):
        one = seen.state.fields[name]
        value = read_cell(lines, lying, name, cell, f"%cell.{nth}")
        blank = one.domain.blank
        inner = one.cells // one.shape[0] if one.shape else 1
        if isinstance(one.seen_by, Owner):
            lines.append(f"  %own.{nth} = icmp eq i64 %viewer, {cell // inner}")
            lines.append(f"  %shown.{nth} = select i1 %own.{nth}, i16 {value}, i16 {blank}")
            value = f"%shown.{nth}"
        elif isinstance(one.seen_by, KnownBy):
            mask = read_cell(lines, lying, one.seen_by.field, cell, f"%mask.{nth}")
            lines += [
                f"  %viewer.{nth} = sext i8 %viewer.short to i16",
                f"  %shifted.{nth} = lshr i16 {mask}, %viewer.{nth}",
                f"  %known.{nth} = trunc i16 %shifted.{nth} to i1",
                f"  %shown.{nth} = select i1 %known.{nth}, i16 {value}, i16 {blank}",
            ]
            value = f"%shown.{nth}"
        values.append(value)
    values += ["0"] * (seen.width - len(values))
    for first in range(0, seen.width, CELLS_AT_ONCE):
        vector = "zeroinitializer"
        for nth in range(CELLS_AT_ONCE):
            lines.append(
                f"  %joined.{first}.{nth} = insertelement <{CELLS_AT_ONCE} x i16> {vector},"
                f" i16 {values[first + nth]}, i32 {nth}"
            )
            vector = f"%joined.{first}.{nth}"
        lines += [
            f"  %seen.{first} = getelementptr i16, ptr addrspace(1) %seen.row, i64 {first}",
            f"  store <{CELLS_AT_ONCE} x i16> {vector}, ptr addrspace(1) %seen.{first}, align 16",
        ]
    return "\n".join(lines)


def read_cell(lines: list[str], lying: Interleaved, name: str, cell: int, register: str) -> str:
    """The number in a cell of a state, as 16 bits."""
    if name in lying.constants:
        known = lying.constants[name]
        return str(known[cell] if isinstance(known, list) else known)
    place = lying.places[name]
    kind = f"i{8 * place.width}"
    lines += [
        f"  {register}.at = add i32 %place, {lying.offset(place.first + place.width * cell)}",
        f"  {register}.cell = inttoptr i32 {register}.at to ptr addrspace(3)",
        f"  {register}.kept = load {kind}, ptr addrspace(3) {register}.cell, align {place.width}",
    ]
    if place.width == 2:
        return f"{register}.kept"
    lines.append(f"  {register} = sext i8 {register}.kept to i16")
    return register


def told(lying: Interleaved, seen: Observation, actions: int) -> str:
    """Write who is asked in the match, what they see, and what they may do, into a mask of zeros."""
    return f"""
  %asked = call i64 @actor_of(ptr %s)
  %asked.short = trunc i64 %asked to i8
  %actor.cell = getelementptr i8, ptr addrspace(1) %actors, i64 %number.wide
  store i8 %asked.short, ptr addrspace(1) %actor.cell, align 1
  %nobody = icmp slt i64 %asked, 0
  %viewer = select i1 %nobody, i64 {SPECTATOR}, i64 %asked
{observed(lying, seen)}
  %legal.first = mul i64 %number.wide, {actions}
  %legal.row = getelementptr i8, ptr addrspace(1) %legal, i64 %legal.first
  br i1 %nobody, label %finish, label %ask
ask:
  %offered = call i64 @offers(ptr %s, i64 %asked)
  br label %each
each:
  %offer = phi i64 [ 0, %ask ], [ %offer.on, %marked ]
  %any = icmp slt i64 %offer, %offered
  br i1 %any, label %try, label %finish
try:
  %option = call i64 @offer(ptr %s, i64 %asked, i64 %offer)
  %good = icmp sge i64 %option, 0
  br i1 %good, label %mark, label %marked
mark:
  %option.cell = getelementptr i8, ptr addrspace(1) %legal.row, i64 %option
  store i8 1, ptr addrspace(1) %option.cell, align 1
  br label %marked
marked:
  %offer.on = add i64 %offer, 1
  br label %each
finish:
"""


PARAMETERS = """ptr addrspace(1) %states, ptr addrspace(1) %seeds, ptr addrspace(1) %steps, i32 %count,
    ptr addrspace(1) %actors, ptr addrspace(1) %legal, ptr addrspace(1) %seen"""


def begun(lying: Interleaved) -> str:
    """A thread without a match has nothing to do."""
    return f"""{own_state(lying.matches)}
  %number.wide = zext i32 %number to i64
  %has = icmp ult i32 %number, %count
  br i1 %has, label %work, label %nothing
nothing:
  ret void
work:
  %seed.cell = getelementptr i64, ptr addrspace(1) %seeds, i64 %number.wide
  %seed = load i64, ptr addrspace(1) %seed.cell, align 8
  %steps.cell = getelementptr i64, ptr addrspace(1) %steps, i64 %number.wide
"""


def taken(actions: int, allowed: str, forbidden: str) -> str:
    """The blocks that read the action given for a match, and go on by whether it exists and is legal."""
    return f"""take:
  %action.cell = getelementptr i64, ptr addrspace(1) %actions, i64 %number.wide
  %taken = load i64, ptr addrspace(1) %action.cell, align 8
  %there.is = icmp ult i64 %taken, {actions}
  br i1 %there.is, label %may, label %{forbidden}
may:
  %clause = call i64 @forbids(ptr %s, i64 %seat, i64 %taken)
  %allowed = icmp eq i64 %clause, 0
  br i1 %allowed, label %{allowed}, label %{forbidden}"""


def batch_kernels(lying: Interleaved, words: Sequence[int], players: int, seen: Observation, actions: int) -> str:
    """`deal_batch`, `step_batch`, `check_batch` and `result_batch`."""
    return "\n".join(_kernels(lying, words, players, seen, actions))


def _kernels(lying: Interleaved, words: Sequence[int], players: int, seen: Observation, actions: int) -> Iterator[str]:
    yield DECLARED
    yield f"""
define ptx_kernel void @deal_batch({PARAMETERS}, ptr addrspace(1) %where) {{
{begun(lying)}
  %everywhere = icmp eq ptr addrspace(1) %where, null
  br i1 %everywhere, label %deal, label %look
look:
  %here.cell = getelementptr i8, ptr addrspace(1) %where, i64 %number.wide
  %here.byte = load i8, ptr addrspace(1) %here.cell, align 1
  %is.here = icmp ne i8 %here.byte, 0
  br i1 %is.here, label %deal, label %keep
keep:
{moved(lying, back=False)}
  br label %tell
deal:
{stored(words, lying.matches)}
  call void @renew(ptr %s, i64 %seed)
  store i64 0, ptr addrspace(1) %steps.cell, align 8
  br label %tell
tell:
{told(lying, seen, actions)}
{moved(lying, back=True)}
  ret void
}}
"""
    yield f"""
define ptx_kernel void @step_batch({PARAMETERS}, ptr addrspace(1) %actions,
    ptr addrspace(1) %shares, ptr addrspace(1) %ended) {{
{begun(lying)}
{moved(lying, back=False)}
  %before = load i64, ptr addrspace(1) %steps.cell, align 8
  %match = add i64 %number.wide, 0
  %ended.cell = getelementptr i8, ptr addrspace(1) %ended, i64 %match
  %learns = icmp ne ptr addrspace(1) %ended, null
  %seat = call i64 @actor_of(ptr %s)
  %over = icmp slt i64 %seat, 0
  br i1 %over, label %idle, label %choose
idle:
  br i1 %learns, label %again, label %tell
choose:
  %given = icmp ne ptr addrspace(1) %actions, null
  br i1 %given, label %take, label %draw
{taken(actions, "act", "tell")}
draw:
  %choices = call i64 @choices_of(i64 %seed)
  %drawn = call i64 @any_action(ptr %s, i64 %seat, i64 %choices, i64 %before)
  br label %act
act:
  %action = phi i64 [ %taken, %may ], [ %drawn, %draw ]
  %after = add i64 %before, 1
  %key = call i64 @nth_seed(i64 %seed, i64 %after)
  call void @carry_out(ptr %s, i64 %seat, i64 %action, i64 %key)
  store i64 %after, ptr addrspace(1) %steps.cell, align 8
  br i1 %learns, label %judge, label %tell
judge:
{shares(players)}
  %clause.now = call i64 @ended(ptr %s)
  %finished = icmp ne i64 %clause.now, 0
  %finished.byte = zext i1 %finished to i8
  store i8 %finished.byte, ptr addrspace(1) %ended.cell, align 1
  br i1 %finished, label %again, label %tell
again:
  %next.seed = call i64 @nth_seed(i64 %seed, i64 {REDEAL})
  store i64 %next.seed, ptr addrspace(1) %seed.cell, align 8
{stored(words, lying.matches)}
  call void @renew(ptr %s, i64 %next.seed)
  store i64 0, ptr addrspace(1) %steps.cell, align 8
  br label %tell
tell:
{told(lying, seen, actions)}
{moved(lying, back=True)}
  ret void
}}
"""
    yield f"""
define ptx_kernel void @check_batch({PARAMETERS}, ptr addrspace(1) %actions, ptr addrspace(1) %clauses,
    ptr addrspace(1) %refused) {{
{begun(lying)}
{moved(lying, back=False)}
  %clause.cell = getelementptr i32, ptr addrspace(1) %clauses, i64 %number.wide
  store i32 0, ptr addrspace(1) %clause.cell, align 4
  %seat = call i64 @actor_of(ptr %s)
  %over = icmp slt i64 %seat, 0
  br i1 %over, label %done, label %take
{taken(actions, "done", "refuse")}
refuse:
  %reason = phi i64 [ -1, %take ], [ %clause, %may ]
  %reason.short = trunc i64 %reason to i32
  store i32 %reason.short, ptr addrspace(1) %clause.cell, align 4
  store i32 1, ptr addrspace(1) %refused, align 4
  br label %done
done:
  ret void
}}
"""
    yield f"""
define ptx_kernel void @result_batch({PARAMETERS}, ptr addrspace(1) %shares) {{
{begun(lying)}
{moved(lying, back=False)}
  %match = add i64 %number.wide, 0
{shares(players)}
  ret void
}}
"""
