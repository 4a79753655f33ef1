// What is measured: for each row, one factory a subject, which gives a loop of n draws.
//
// A process runs one factory only, so V8 shares no feedback between subjects. Within a row every loop has the same shape.
// Each peer is given its best form: the fastest documented call, with whatever can be prepared prepared outside the loop.

const SEED = 42;
const CARDS = Array.from({ length: 18 }, (_, card) => card);

const ours = () => import('@games/rng').then((rng) => ({ ...rng, start: rng.seed(SEED) }));
const pureRand = async () => ({
  ...(await import('pure-rand/generator/xoroshiro128plus')),
  ...(await import('pure-rand/distribution/uniformInt')),
  ...(await import('pure-rand/distribution/uniformFloat64')),
  ...(await import('pure-rand/utils/purify')),
});
const seedrandom = () => import('seedrandom').then((module) => module.default);
const randomJs = () => import('random-js');

/** Keeps the results alive, so that no loop can be optimized away. */
export const sink = { value: 0 };

export const rows = {
  uint32: {
    '@games/rng': async () => {
      const { cursor, start } = await ours();
      const c = cursor(start);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum = (sum + c.nextUint32()) | 0;
        sink.value ^= sum;
      };
    },
    'pure-rand': async () => {
      const { xoroshiro128plus } = await pureRand();
      const r = xoroshiro128plus(SEED);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum = (sum + r.next()) | 0;
        sink.value ^= sum;
      };
    },
    seedrandom: async () => {
      const r = (await seedrandom())(SEED);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum = (sum + r.int32()) | 0;
        sink.value ^= sum;
      };
    },
    'random-js': async () => {
      const r = (await randomJs()).MersenneTwister19937.seed(SEED);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum = (sum + r.next()) | 0;
        sink.value ^= sum;
      };
    },
    'Math.random': async () => (n) => {
      let sum = 0;
      for (let i = 0; i < n; i++) sum = (sum + ((Math.random() * 2 ** 32) >>> 0)) | 0;
      sink.value ^= sum;
    },
  },

  float64: {
    '@games/rng': async () => {
      const { cursor, start } = await ours();
      const c = cursor(start);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum += c.nextFloat();
        sink.value += sum;
      };
    },
    'pure-rand': async () => {
      const { xoroshiro128plus, uniformFloat64 } = await pureRand();
      const r = xoroshiro128plus(SEED);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum += uniformFloat64(r);
        sink.value += sum;
      };
    },
    seedrandom: async () => {
      const r = (await seedrandom())(SEED);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum += r();
        sink.value += sum;
      };
    },
    'random-js': async () => {
      const { MersenneTwister19937, realZeroToOneExclusive } = await randomJs();
      const r = MersenneTwister19937.seed(SEED);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum += realZeroToOneExclusive(r);
        sink.value += sum;
      };
    },
    'Math.random': async () => (n) => {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += Math.random();
      sink.value += sum;
    },
  },

  d6: {
    '@games/rng': async () => {
      const { cursor, start } = await ours();
      const c = cursor(start);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum = (sum + c.nextInt(1, 6)) | 0;
        sink.value ^= sum;
      };
    },
    'pure-rand': async () => {
      const { xoroshiro128plus, uniformInt } = await pureRand();
      const r = xoroshiro128plus(SEED);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum = (sum + uniformInt(r, 1, 6)) | 0;
        sink.value ^= sum;
      };
    },
    seedrandom: async () => {
      const r = (await seedrandom())(SEED);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum = (sum + 1 + Math.floor(r() * 6)) | 0;
        sink.value ^= sum;
      };
    },
    'random-js': async () => {
      const { MersenneTwister19937, integer } = await randomJs();
      const r = MersenneTwister19937.seed(SEED);
      const die = integer(1, 6);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum = (sum + die(r)) | 0;
        sink.value ^= sum;
      };
    },
    'Math.random': async () => (n) => {
      let sum = 0;
      for (let i = 0; i < n; i++) sum = (sum + 1 + Math.floor(Math.random() * 6)) | 0;
      sink.value ^= sum;
    },
  },

  'shuffle of 18': {
    '@games/rng': async () => {
      const { cursor, start } = await ours();
      const c = cursor(start);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum = (sum + c.shuffle(CARDS)[0]) | 0;
        sink.value ^= sum;
      };
    },
    'pure-rand': async () => {
      const { xoroshiro128plus, uniformInt } = await pureRand();
      const r = xoroshiro128plus(SEED);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) {
          const deck = CARDS.slice();
          for (let last = deck.length - 1; last > 0; last--) {
            const other = uniformInt(r, 0, last);
            const card = deck[last];
            deck[last] = deck[other];
            deck[other] = card;
          }
          sum = (sum + deck[0]) | 0;
        }
        sink.value ^= sum;
      };
    },
    seedrandom: async () => {
      const r = (await seedrandom())(SEED);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) {
          const deck = CARDS.slice();
          for (let last = deck.length - 1; last > 0; last--) {
            const other = Math.floor(r() * (last + 1));
            const card = deck[last];
            deck[last] = deck[other];
            deck[other] = card;
          }
          sum = (sum + deck[0]) | 0;
        }
        sink.value ^= sum;
      };
    },
    'random-js': async () => {
      const { MersenneTwister19937, shuffle } = await randomJs();
      const r = MersenneTwister19937.seed(SEED);
      return (n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) sum = (sum + shuffle(r, CARDS.slice())[0]) | 0;
        sink.value ^= sum;
      };
    },
    'Math.random': async () => (n) => {
      let sum = 0;
      for (let i = 0; i < n; i++) {
        const deck = CARDS.slice();
        for (let last = deck.length - 1; last > 0; last--) {
          const other = Math.floor(Math.random() * (last + 1));
          const card = deck[last];
          deck[last] = deck[other];
          deck[other] = card;
        }
        sum = (sum + deck[0]) | 0;
      }
      sink.value ^= sum;
    },
  },

  'immutable uint32': {
    '@games/rng': async () => {
      const { nextUint32, start } = await ours();
      return threaded(start, (rng, n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) {
          const [value, next] = nextUint32(rng);
          sum = (sum + value) | 0;
          rng = next;
        }
        sink.value ^= sum;
        return rng;
      });
    },
    'pure-rand': async () => {
      const { xoroshiro128plus, purify } = await pureRand();
      const nextInt32 = purify((rng) => rng.next());
      return threaded(xoroshiro128plus(SEED), (rng, n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) {
          const [value, next] = nextInt32(rng);
          sum = (sum + value) | 0;
          rng = next;
        }
        sink.value ^= sum;
        return rng;
      });
    },
  },

  'immutable d6': {
    '@games/rng': async () => {
      const { nextInt, start } = await ours();
      return threaded(start, (rng, n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) {
          const [value, next] = nextInt(rng, 1, 6);
          sum = (sum + value) | 0;
          rng = next;
        }
        sink.value ^= sum;
        return rng;
      });
    },
    'pure-rand': async () => {
      const { xoroshiro128plus, uniformInt, purify } = await pureRand();
      const nextInt = purify(uniformInt);
      return threaded(xoroshiro128plus(SEED), (rng, n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) {
          const [value, next] = nextInt(rng, 1, 6);
          sum = (sum + value) | 0;
          rng = next;
        }
        sink.value ^= sum;
        return rng;
      });
    },
  },

  // The state put away after each draw and read back for the next one, as a reducer does.
  'stored uint32': {
    '@games/rng': async () => {
      const { nextUint32, start } = await ours();
      return stored(start, (store, n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) {
          const [value, next] = nextUint32(store.rng);
          sum = (sum + value) | 0;
          store.rng = next;
        }
        sink.value ^= sum;
      });
    },
    'pure-rand': async () => {
      const { xoroshiro128plus, purify } = await pureRand();
      const nextInt32 = purify((rng) => rng.next());
      return stored(xoroshiro128plus(SEED), (store, n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) {
          const [value, next] = nextInt32(store.rng);
          sum = (sum + value) | 0;
          store.rng = next;
        }
        sink.value ^= sum;
      });
    },
  },

  'stored d6': {
    '@games/rng': async () => {
      const { nextInt, start } = await ours();
      return stored(start, (store, n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) {
          const [value, next] = nextInt(store.rng, 1, 6);
          sum = (sum + value) | 0;
          store.rng = next;
        }
        sink.value ^= sum;
      });
    },
    'pure-rand': async () => {
      const { xoroshiro128plus, uniformInt, purify } = await pureRand();
      const nextInt = purify(uniformInt);
      return stored(xoroshiro128plus(SEED), (store, n) => {
        let sum = 0;
        for (let i = 0; i < n; i++) {
          const [value, next] = nextInt(store.rng, 1, 6);
          sum = (sum + value) | 0;
          store.rng = next;
        }
        sink.value ^= sum;
      });
    },
  },
};

/** A loop that goes on where it stopped. */
function threaded(rng, loop) {
  return (n) => {
    rng = loop(rng, n);
  };
}

/** A loop over a state that lives in a store. */
function stored(rng, loop) {
  const store = { rng };
  return (n) => loop(store, n);
}
