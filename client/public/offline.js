// The service worker of a site of files: after one visit everything is kept, and works without a network.
// `files.js` is written with the site: FILES are the addresses of all its files, VERSION is another one whenever any of them changes.
importScripts("files.js");

const PREFIX = "shinobi-site ";
const KEPT = PREFIX + self.VERSION;

self.addEventListener("install", (event) => {
  const wanted = self.FILES.map((file) => new Request(file, { cache: "reload" }));
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

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const found = async () => {
    const kept = await caches.open(KEPT);
    const asked = request.mode === "navigate" ? self.registration.scope : request;
    return (await kept.match(asked, { ignoreSearch: true })) ?? fetch(request);
  };
  event.respondWith(found());
});
