import Papa from 'papaparse'
import { generated } from '#server/testing/job-calls.ts'
import { expect, test } from '#server/testing/job-test.ts'

test('pictures of one cell are described, paid and downloaded separately, each with its whole row', async ({
  make,
  pictures,
  worker,
}) => {
  const anna = await make.user({ balanceCents: 150 })
  const [a, b, c] = generated(pictures.url, 3)
  worker()
  const file = {
    name: 'wc-export.csv',
    content: `Name,Images,In stock?\nBecher,"${a}, ${b}",1\nKrug,${c},0\n`,
  }
  const { body } = await anna.startJob({ file, languages: ['de'] })
  expect(body).toMatchObject({ totalImages: 3, estimatedCost: 150 })
  const { job, images } = await anna.ended(body.jobId)

  expect(job).toMatchObject({ successfulImages: 3, costCents: 150 })
  expect(images.map(({ url }) => url)).toEqual([a, b, c])
  const csv = await anna.get(`/api/jobs/${job.id}/results.csv`)
  const { data } = Papa.parse<Record<string, string>>(String(csv.body).replace('\ufeff', ''), {
    header: true,
  })
  expect(data.slice(0, 3).map((row) => [row.Name, row.Images, row.success])).toEqual([
    ['Becher', `${a}, ${b}`, 'true'],
    ['Becher', `${a}, ${b}`, 'true'],
    ['Krug', c, 'true'],
  ])
})

test('each image of a product in JSON is returned with its product as it was written', async ({
  make,
  pictures,
  worker,
}) => {
  const anna = await make.user()
  const [a, b] = generated(pictures.url, 2, 10)
  worker()
  const product = { id: 1, price: '24.90', images: [{ src: a, alt: 'Ein Becher' }, { src: b }] }
  const file = { name: 'products.json', content: JSON.stringify({ products: [product] }) }
  const { body } = await anna.startJob({ file, languages: ['de'] })
  expect(body).toMatchObject({ totalImages: 2 })
  const { job } = await anna.ended(body.jobId)
  const json = await anna.get(`/api/jobs/${job.id}/results.json`)
  expect(json.body).toMatchObject([
    { url: a, source: product },
    { url: b, source: product },
  ])
})
