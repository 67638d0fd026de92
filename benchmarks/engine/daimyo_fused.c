// Great Daimyo as fused random playouts in C: a bound for programs that never stop at a decision.
//
// Every decision is uniform over what is legal, as if asked one by one: a card and its declaration
// are chosen independently of each other, and so are the card left unturned and the denunciation,
// so choosing several at once changes no probability. Nothing here can be stepped, viewed or
// replayed; that is what makes it a limit.
//
// Why it is fast: seats are counted from the start pawn, so every index is a constant once the
// loops are unrolled; all lives share one word; what a resolve costs is looked up; the only branch
// that depends on chance is the end of the game.

#include <stdint.h>

enum {
    MOST_PLAYERS = 6,
    WEAPONS = 4,
    ATTACKS = 3,
    ORDERS = 24,  // ways to give three of four cards to three rivals
    ANSWERS = 6,  // three cards to leave unturned, times denounce or decline
    STEPS_BY_PLAYER = ATTACKS + 2,
};

#define EACH_BYTE(value) (0x0101010101010101ULL * (value))
#define FIVE_LIVES EACH_BYTE(5)  // DAI-03
#define TOP_BITS EACH_BYTE(0x80)
#define EVERY_SEAT(players) ((1ULL << 8 * (players)) - 1)

typedef struct {
    uint64_t lives;                           // a byte each, pawn holder lowest, then to the right
    uint8_t sent[MOST_PLAYERS];               // by target: two bits a card, nearest attacker lowest
    uint8_t declared[MOST_PLAYERS][ATTACKS];  // by target, nearest attacker first: one bit set
} Table;

static uint8_t order[ORDERS];                       // two bits a card, nearest rival's lowest
static uint8_t declarable[1 << WEAPONS][WEAPONS];   // by forbidden weapons: the others, one bit set
static uint32_t losses[1 << 2 * ATTACKS][ANSWERS];  // a byte each: attackers 3, 2, 1 away, victim

static int card(int sent, int attacker) { return sent >> 2 * attacker & 3; }

static uint32_t losses_of(int sent, int unturned, int denounces) {
    int first = card(sent, unturned == 0), second = card(sent, unturned == 2 ? 1 : 2);
    int third = card(sent, unturned);
    int hit = first == second;  // DAI-22, DAI-23
    const uint32_t attackers = 0x00010101, victim = 0x01000000;
    if (!denounces) return hit ? victim : 0;
    if (hit) return third == first ? attackers : 2 * victim;        // DAI-25
    return third != first && third != second ? attackers : victim;  // DAI-24
}

__attribute__((constructor)) static void fill_tables(void) {
    int orders = 0;
    for (int sent = 0; sent < 1 << 2 * ATTACKS; sent++) {
        int near = card(sent, 0), middle = card(sent, 1), far = card(sent, 2);
        if (near != middle && middle != far && near != far) order[orders++] = sent;
        for (int answer = 0; answer < ANSWERS; answer++)
            losses[sent][answer] = losses_of(sent, answer >> 1, answer & 1);
    }
    for (int forbidden = 0; forbidden < 1 << WEAPONS; forbidden++) {
        int count = 0;
        for (int weapon = 0; weapon < WEAPONS; weapon++)
            if (!(forbidden >> weapon & 1)) declarable[forbidden][count++] = 1 << weapon;
    }
}

static inline uint64_t draw(uint64_t *key) {  // wyrand: one multiplication, and no state but a sum
    *key += 0x2D358DCCAA6C78A5ULL;
    __uint128_t product = (__uint128_t)*key * (*key ^ 0x8BB84B93962EACC9ULL);
    return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

// One draw holds four choices, sixteen bits each: no chance is off by more than 1 in 65536.
static inline int choose(uint64_t bits, int slice, int count) {
    return (bits >> 16 * slice & 0xFFFF) * count >> 16;
}

static inline uint64_t alive(uint64_t lives) { return (lives + EACH_BYTE(0x7F)) & TOP_BITS; }

static inline uint64_t lose(uint64_t lives, uint64_t lost) {
    uint64_t rest = (lives | TOP_BITS) - lost;
    uint64_t not_below_zero = rest & TOP_BITS;  // DAI-27
    return rest & (not_below_zero - (not_below_zero >> 7));
}

// The victim's losses and the attackers', moved to their seats; from seat 0 the table wraps round.
static inline uint64_t at_seats(uint64_t lost, int victim, const int players) {
    if (victim >= ATTACKS) return lost << 8 * (victim - ATTACKS);
    uint64_t wrapped = lost << 8 * (players - ATTACKS + victim);
    return lost >> 8 * (ATTACKS - victim) | (wrapped & EVERY_SEAT(players));
}

static inline void assign_attacks(Table *s, const int players, const int distinct, uint64_t *key) {
    int once[MOST_PLAYERS] = {0}, twice[MOST_PLAYERS] = {0};
    for (int seat = 0; seat < players; seat++) s->sent[seat] = 0;
#pragma GCC unroll 6
    for (int attacker = 0; attacker < players; attacker++) {
        uint64_t bits = draw(key);
        int given = order[choose(bits, 3, ORDERS)];  // DAI-10
        int own = 0;
#pragma GCC unroll 3
        for (int i = 0; i < ATTACKS; i++) {  // DAI-16
            int target = attacker + i + 1 < players ? attacker + i + 1 : attacker + i + 1 - players;
            int forbidden = twice[target] | (distinct ? own : 0);  // DAI-13, DAI-14
            int count = WEAPONS - __builtin_popcount(forbidden);
            int weapon = declarable[forbidden][choose(bits, i, count)];  // DAI-11
            s->sent[target] |= given & 3 << 2 * i;
            s->declared[target][i] = weapon;
            twice[target] |= once[target] & weapon;
            once[target] |= weapon;
            own |= weapon;
        }
    }
}

static inline uint64_t most_lives(uint64_t lives, int players) {
    uint64_t most = 0, winners = 0;
    for (int seat = 0; seat < players; seat++) {
        uint64_t left = lives >> 8 * seat & 0xFF;
        if (left > most) most = left, winners = 0;
        if (left == most) winners |= 0x80ULL << 8 * seat;
    }
    return winners;
}

__attribute__((always_inline)) static inline long play(const int players, const int distinct,
                                                       int max_rounds, uint64_t *key,
                                                       double *shares) {
    Table s;
    int pawn = choose(draw(key), 0, players);  // DAI-04
    long steps = 0;
    uint64_t winners;
    s.lives = FIVE_LIVES & EVERY_SEAT(players);
    for (int round = 1;; round++) {
        assign_attacks(&s, players, distinct, key);
        // Random players never read the declarations: without this they would be compiled away.
        __asm__ volatile("" : : "r"(&s) : "memory");
        uint64_t bits = 0;
#pragma GCC unroll 6
        for (int victim = 0; victim < players; victim++) {
            if (victim % 4 == 0) bits = draw(key);
            int answer = choose(bits, victim % 4, ANSWERS);  // DAI-20, DAI-29
            uint64_t before = alive(s.lives);
            uint64_t lost = losses[s.sent[victim]][answer];
            s.lives = lose(s.lives, at_seats(lost, victim, players));
            winners = alive(s.lives);
            if (__builtin_expect((winners & (winners - 1)) == 0, 0)) {  // DAI-50
                if (!winners) winners = before;                         // DAI-51
                steps += ATTACKS * players + 2 * (victim + 1);
                goto over;
            }
        }
        steps += STEPS_BY_PLAYER * players;
        if (round >= max_rounds) {  // DAI-52
            winners = most_lives(s.lives, players);
            goto over;
        }
        s.lives = s.lives >> 8 | (s.lives & 0xFF) << 8 * (players - 1);  // DAI-30
        pawn = pawn + 1 < players ? pawn + 1 : 0;
    }
over:;
    double share = 1.0 / __builtin_popcountll(winners);
    for (; winners; winners &= winners - 1) {
        int seat = pawn + (__builtin_ctzll(winners) >> 3);
        shares[seat < players ? seat : seat - players] += share;
    }
    return steps;
}

// Plays `games` games, adds each seat's shares of the victory to `shares`, returns the decisions
// made; 0 for a number of players DAI-01 does not know.
long playouts(int players, int distinct, int max_rounds, long games, uint64_t seed,
              double *shares) {
    long steps = 0;
    uint64_t key = seed;
#define PLAY(PLAYERS, DISTINCT) \
    for (long i = 0; i < games; i++) steps += play(PLAYERS, DISTINCT, max_rounds, &key, shares)
    switch (2 * players + !!distinct) {
        case 8: PLAY(4, 0); break;
        case 9: PLAY(4, 1); break;
        case 10: PLAY(5, 0); break;
        case 11: PLAY(5, 1); break;
        case 12: PLAY(6, 0); break;
        case 13: PLAY(6, 1); break;
    }
    return steps;
}
