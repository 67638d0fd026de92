// Great Daimyo step by step in plain, tuned C: what an engine that stops at every decision can reach.
//
// After each step the table below is whole: it could be shown, copied, or played on by somebody else. A move is drawn
// evenly from the legal ones, by tables of bit masks; nothing is told to anybody, and nothing is checked twice.

#include <stdint.h>
#include <string.h>

enum { MOST_PLAYERS = 6, WEAPONS = 4, ALL_WEAPONS = 15, ATTACKS = 3, LIVES = 5, EVERYBODY = 127 };
enum { ASSIGN, REVEAL, DENOUNCE, OVER };

typedef struct {
    uint8_t players, distinct, phase, turn, pawn, given, said, left, hit, winners;
    int16_t round, max_rounds;
    int8_t lives[MOST_PLAYERS];
    uint8_t hand[MOST_PLAYERS];
    uint8_t once[MOST_PLAYERS], twice[MOST_PLAYERS];  // weapons declared on each player, once or more, and twice
    uint8_t card[MOST_PLAYERS * ATTACKS], known[MOST_PLAYERS * ATTACKS], declared[MOST_PLAYERS * ATTACKS];
} Table;

static uint8_t size_of[1 << WEAPONS], member_of[1 << WEAPONS][WEAPONS];

__attribute__((constructor)) static void fill_tables(void) {
    for (int members = 0; members < 1 << WEAPONS; members++)
        for (int weapon = 0; weapon < WEAPONS; weapon++)
            if (members >> weapon & 1) member_of[members][size_of[members]++] = weapon;
}

static inline uint64_t draw(uint64_t *key) {  // SplitMix64
    uint64_t bits = *key += 0x9E3779B97F4A7C15ULL;
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9ULL;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EBULL;
    return bits ^ bits >> 31;
}

// One draw holds four choices of sixteen bits each.
static inline int choose(uint64_t bits, int slice, int count) { return (bits >> 16 * slice & 0xFFFF) * count >> 16; }

static inline int to_the_right(const Table *s, int seat, int steps) {
    seat += steps;
    return seat >= s->players ? seat - s->players : seat;
}

static inline int to_the_left(const Table *s, int seat, int steps) {
    seat -= steps;
    return seat < 0 ? seat + s->players : seat;
}

static void begin_round(Table *s) {
    s->round++;
    memset(s->hand, ALL_WEAPONS, sizeof s->hand);
    memset(s->once, 0, sizeof s->once);
    memset(s->twice, 0, sizeof s->twice);
    memset(s->card, 0xFF, sizeof s->card);
    memset(s->known, EVERYBODY, sizeof s->known);
    memset(s->declared, 0xFF, sizeof s->declared);
    s->phase = ASSIGN;
    s->turn = s->pawn;
}

static void set_up(Table *s, int players, int distinct, int max_rounds, uint64_t bits) {
    memset(s, 0, sizeof *s);
    s->players = players, s->distinct = distinct, s->max_rounds = max_rounds;
    s->pawn = choose(bits, 0, players);  // DAI-04
    memset(s->lives, LIVES, players);    // DAI-03
    begin_round(s);
}

static inline void attack(Table *s, uint64_t bits) {
    int seat = s->turn, target = to_the_right(s, seat, s->given + 1), place = ATTACKS * target + s->given;
    int hand = s->hand[seat], open = ALL_WEAPONS & ~(s->twice[target] | (s->distinct ? s->said : 0));  // DAI-13, 14
    int card = member_of[hand][choose(bits, 0, size_of[hand])];
    int declared = member_of[open][choose(bits, 1, size_of[open])];
    s->hand[seat] = hand & ~(1 << card);
    s->card[place] = card;
    s->known[place] = 1 << seat;
    s->declared[place] = declared;
    s->twice[target] |= s->once[target] & 1 << declared;
    s->once[target] |= 1 << declared;
    s->said |= 1 << declared;
    if (++s->given < ATTACKS) return;
    s->given = s->said = 0;
    s->turn = to_the_right(s, seat, 1);
    if (s->turn == s->pawn) s->phase = REVEAL;
}

static inline void reveal(Table *s, uint64_t bits) {  // DAI-20
    int seat = s->turn, left = choose(bits, 0, ATTACKS), first = left == 0, second = left == 2 ? 1 : 2;
    s->known[ATTACKS * seat + first] = s->known[ATTACKS * seat + second] = EVERYBODY;
    s->left = left;
    s->hit = s->card[ATTACKS * seat + first] == s->card[ATTACKS * seat + second];
    s->phase = DENOUNCE;
}

static inline void lose(Table *s, int seat, int lives) {  // DAI-27
    int left = s->lives[seat] - lives;
    s->lives[seat] = left < 0 ? 0 : left;
}

static inline int living(const Table *s) {
    int seats = 0;
    for (int seat = 0; seat < s->players; seat++) seats |= (s->lives[seat] > 0) << seat;
    return seats;
}

static int most_lives(const Table *s) {
    int most = 0, seats = 0;
    for (int seat = 0; seat < s->players; seat++) most = s->lives[seat] > most ? s->lives[seat] : most;
    for (int seat = 0; seat < s->players; seat++) seats |= (s->lives[seat] == most) << seat;
    return seats;
}

static inline void resolve(Table *s, uint64_t bits) {
    int seat = s->turn, before = living(s);
    if (choose(bits, 0, 2)) {
        const uint8_t *card = s->card + ATTACKS * seat;
        int proved = s->hit ? card[0] == card[1] && card[1] == card[2]                          // DAI-25
                            : card[0] != card[1] && card[1] != card[2] && card[0] != card[2];  // DAI-24
        s->known[ATTACKS * seat + s->left] = EVERYBODY;
        if (proved)
            for (int slot = 0; slot < ATTACKS; slot++) lose(s, to_the_left(s, seat, slot + 1), 1);
        else
            lose(s, seat, 1 + s->hit);
    } else if (s->hit) {
        lose(s, seat, 1);  // DAI-22
    }
    int left = living(s);
    s->phase = REVEAL;
    s->turn = to_the_right(s, seat, 1);
    if ((left & (left - 1)) == 0) {
        s->winners = left ? left : before;  // DAI-50, DAI-51
        s->phase = OVER;
    } else if (s->turn == s->pawn) {
        if (s->round == s->max_rounds) {
            s->winners = most_lives(s);  // DAI-52
            s->phase = OVER;
        } else {
            s->pawn = to_the_right(s, s->pawn, 1);  // DAI-30
            begin_round(s);
        }
    }
}

// Plays `games` games, adds each seat's shares of the victory to `shares`, returns the number of steps.
long playouts(int players, int distinct, int max_rounds, long games, uint64_t seed, double *shares) {
    long steps = 0;
    uint64_t key = seed;
    Table table, *s = &table;
    for (long game = 0; game < games; game++) {
        set_up(s, players, distinct, max_rounds, draw(&key));
        for (; s->phase != OVER; steps++) {
            uint64_t bits = draw(&key);
            if (s->phase == ASSIGN)
                attack(s, bits);
            else if (s->phase == REVEAL)
                reveal(s, bits);
            else
                resolve(s, bits);
        }
        for (int seat = 0; seat < players; seat++)
            if (s->winners >> seat & 1) shares[seat] += 1.0 / __builtin_popcount(s->winners);
    }
    return steps;
}
