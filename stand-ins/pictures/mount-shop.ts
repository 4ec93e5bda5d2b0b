import type { FastifyInstance } from 'fastify'

/** A small German website with the usual faults of alt texts, for audits. */
export function mountShop(app: FastifyInstance): void {
  for (const [path, { title, body }] of Object.entries(pages))
    app.get(path, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(
        `<!doctype html><html lang="de"><head><title>${title} – Nordlicht</title></head><body>
        <header><a href="/shop/"><img src="/logo-with-text-transparent.png"></a></header>
        <nav><a href="/shop/">Start</a> <a href="/shop/team">Team</a> <a href="/shop/reisen">Reisen</a></nav>
        <h1>${title}</h1>${body}</body></html>`,
      ),
    )
}

const pages: Record<string, { title: string; body: string }> = {
  '/shop/': {
    title: 'Schönes für den Tisch',
    body: `<figure><img src="/fig-in-red-bowl.jpg"><figcaption>Unsere Schale in Rot, von Hand glasiert.</figcaption></figure>
      <img src="/paint-brushes.jpg" alt="IMG_2034.JPG">
      <img src="/drum-and-table.jpg" alt="Bild von einem Tisch mit einer Trommel">
      <img src="/colour-gradient.jpg" alt="">`,
  },
  '/shop/team': {
    title: 'Das Team',
    body: `<p>Unsere beiden Hunde sind immer dabei.</p>
      <img src="/cocker-spaniels.jpg" alt="Two cocker spaniels are sitting next to each other in the grass">
      <img src="/chart-visitors.png" alt="Platzhalter">`,
  },
  '/shop/reisen': {
    title: 'Reisen',
    body: `<h2>Im Gebirge</h2>
      <img src="/alpine-path.jpg" alt="Landschaft in den Bergen">
      <img src="/autumn-mountains.jpg" alt="Landschaft in den Bergen">
      <img src="/forest-stream.jpg" alt="Ein Bach fließt zwischen bemoosten Steinen durch einen Wald">`,
  },
}
