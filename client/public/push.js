// The service worker of Shinobi: shows what the server pushes, and leads to the table. It does nothing else.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

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
