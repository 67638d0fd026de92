// Stands before the code of the worker that holds a table. It notes all that the worker says, to the page and to the workers
// in which bots think, which are only pretended here. In another world it replaces, after so many steps, the state of the match
// by one that a seat cannot tell from it. The name of the worker says in which world it is.
{
  const { size, told, imagining, steps, seat, key } = JSON.parse(self.name);
  const plain = (_, value) => (typeof value === "bigint" ? `${value}n` : ArrayBuffer.isView(value) ? [...value] : value);
  const noted = { told: [], asked: [], taken: 0, differs: false };

  const { postMessage } = self;
  self.postMessage = (said) => {
    noted.told.push(JSON.stringify(said, plain));
    postMessage.call(self, said);
  };
  self.Worker = class {
    postMessage(data) {
      if (data.question) noted.asked.push(JSON.stringify(data.question, plain));
    }
    terminate() {}
  };
  self.addEventListener("message", (event) => {
    if (!event.data.report) return;
    event.stopImmediatePropagation();
    postMessage.call(self, { report: noted });
  });
  // Bots are asked at once: the moments that people are given before are not waited for here.
  const { setTimeout } = self;
  self.setTimeout = (what, time, ...more) => (time <= 250 ? queueMicrotask(() => what(...more)) : setTimeout(what, time, ...more));
  // The same luck in all worlds.
  crypto.getRandomValues = (array) => array.fill(typeof array[0] === "bigint" ? 7n : 7);

  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...how) => {
    const { exports } = await instantiate(...how);
    let states;
    const pass = () => {
      if (key === null || noted.taken !== steps || noted.differs) return;
      const worlds = exports.memory.buffer.byteLength;
      exports.memory.grow(1);
      const hidden = worlds + size;
      const given = { states: [states, 1n], number: [0n], worlds: [worlds, 1n], key: [BigInt(key)], seat: [BigInt(seat)], hidden: [hidden, BigInt(size)] };
      exports.imagine_into(...imagining.flatMap((name) => given[name]));
      const [before, after] = [states, worlds].map((address) => new Uint8Array(exports.memory.buffer, address, size));
      // What was told with the last step is in a state, too, and stays as it is.
      for (const [from, to] of told) after.set(before.subarray(from, to), from);
      noted.differs = before.some((byte, nth) => byte !== after[nth]);
      before.set(after);
      new Uint8Array(exports.memory.buffer, worlds).fill(0);
    };
    return {
      exports: {
        ...exports,
        deal: (address, ...more) => {
          states = address;
          exports.deal(address, ...more);
          noted.taken = 0;
          pass();
        },
        step_and_show: (...given) => {
          const clause = exports.step_and_show(...given);
          if (!clause) {
            noted.taken += 1;
            pass();
          }
          return clause;
        },
      },
    };
  };
}
