"""exp, log and powers for compiled code, written in the subset: the same on every target, to the last bit.

Where a program says `math.exp`, `math.log` or `**`, this is compiled. The methods and constants are those of Sun's
freely distributable fdlibm (e_exp.c, e_log.c); results are within one unit of the last place of the true ones.
"""

from shinobi.engine.compiler.language import bits_of_real, real_of_bits

INFINITE = float("inf")
HIGHEST = 709.782712893384
LOWEST = -745.1332191019411
LN2_HIGH = 6.93147180369123816490e-01
LN2_LOW = 1.90821492927058770002e-10
ONE_OF_LN2 = 1.44269504088896338700
LEAST_SCALE = -1021
SUBNORMAL = 2.0**-1000

FRACTION = 52
"""So many bits of a real follow its exponent."""
UPPER = 0xFFFFF
"""The highest 20 of them."""
LOWER = 0xFFFFFFFF
EXPONENT_OF_ONE = 1023


def exp(number: float) -> float:
    """e to the power of the number."""
    if number > HIGHEST:
        return INFINITE
    if number < LOWEST:
        return 0.0
    twos = int(ONE_OF_LN2 * number + (0.5 if number > 0.0 else -0.5))
    high = number - twos * LN2_HIGH
    low = twos * LN2_LOW
    rest = high - low
    square = rest * rest
    fourth = -1.65339022054652515390e-06 + square * 4.13813679705723846039e-08
    series = 1.66666666666666019037e-01 + square * (
        -2.77777777770155933842e-03 + square * (6.61375632143793436117e-05 + square * fourth)
    )
    series = rest - square * series
    result = 1.0 - ((low - (rest * series) / (2.0 - series)) - high)
    if twos >= LEAST_SCALE:
        return real_of_bits(bits_of_real(result) + (twos << FRACTION))
    return real_of_bits(bits_of_real(result) + (twos + 1000 << FRACTION)) * SUBNORMAL


def log(number: float) -> float:
    """The natural logarithm."""
    if number <= 0.0:
        return -INFINITE if number == 0.0 else INFINITE - INFINITE
    twos = 0
    if number < 2.2250738585072014e-308:
        twos = -54
        number *= 18014398509481984.0
    bits = bits_of_real(number)
    upper = bits >> 32
    twos += (upper >> 20) - EXPONENT_OF_ONE
    upper &= UPPER
    carried = upper + 0x95F64 & 0x100000
    number = real_of_bits((upper | carried ^ 0x3FF00000) << 32 | bits & LOWER)
    twos += carried >> 20
    above = number - 1.0
    part = above / (2.0 + above)
    square = part * part
    fourth = square * square
    even = fourth * (3.999999999940941908e-01 + fourth * (2.222219843214978396e-01 + fourth * 1.531383769920937332e-01))
    odd = 1.818357216161805012e-01 + fourth * 1.479819860511658591e-01
    odd = square * (6.666666666666735130e-01 + fourth * (2.857142874366239149e-01 + fourth * odd))
    rest = odd + even
    if (upper - 0x6147A | 0x6B851 - upper) > 0:
        half = 0.5 * above * above
        return twos * LN2_HIGH - ((half - (part * (half + rest) + twos * LN2_LOW)) - above)
    return twos * LN2_HIGH - ((part * (above - rest) - twos * LN2_LOW) - above)


def power(number: float, by: float) -> float:
    """A number that is not negative to the power of another."""
    if by == 0.0 or number == 1.0:
        return 1.0
    if number == 0.0:
        return 0.0 if by > 0.0 else INFINITE
    return exp(by * log(number))
