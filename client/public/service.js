// The service worker of Shinobi. After one visit all pages, games and texts are kept, and work without a network; and where
// there is a server, what it pushes is shown and leads to the table.
// `files.js` is written when the pages are built: FILES are the addresses of all files, VERSION is another one whenever any
// of them changes, and ALONE says that no server of ours stands beside them.
importScripts("files.js");

const SCOPE = self.registration.scope;
const PREFIX = `shinobi ${SCOPE} `;
const KEPT = PREFIX + self.VERSION;

self.addEventListener("install", (event) => {
  const wanted = self.FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(wanted)));
});

// A new version waits until all pages of the old one are closed; so no page ever has files of both.
self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== KEPT).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

const kept = async (request) => {
  const asked = request.mode === "navigate" ? SCOPE : request;
  return (await caches.open(KEPT)).match(asked, { ignoreSearch: true });
};

// Milliseconds after which a network that says nothing is taken for none: on a train it may neither answer nor fail.
const PATIENCE = 4_000;

// What is named by its content is the same for ever. Of the rest a server may have a newer version, and its pages go with it.
const newest = async (request) => {
  const asked = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([asked, late]).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  return (await kept(request)) ?? asked;
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const path = request.url.slice(SCOPE.length);
  if (!self.ALONE && path.startsWith("api/")) return;
  if (self.ALONE || path.startsWith("assets/")) event.respondWith(kept(request).then((file) => file ?? fetch(request)));
  else event.respondWith(newest(request));
});

self.addEventListener("push", (event) => {
  const told = event.data.json();
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.body,
      tag: told.table,
      icon: "/crest.svg",
      badge: "/crest.svg",
      data: { address: `/t/${told.table}` },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data.address, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const there = pages.find((page) => page.url === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
