import { expect, test } from '#server/testing/job-test.ts'

const faults = [
  ['/does-not-exist.jpg', 'There is no image at this address (response 404).'],
  ['/status/403/a.jpg', 'The server does not provide the image (response 403).'],
  ['/status/500/a.jpg', 'The image’s server reports an error (response 500).'],
  ['/html/a.jpg', 'The file is not an image.'],
  ['/empty/a.jpg', 'The file is not an image.'],
  ['/truncated/dandelion.jpg', 'The image is damaged or incomplete.'],
  ['/dropped/dandelion.jpg', 'The image’s server cannot be reached.'],
  ['/huge/declared/a.jpg?megabytes=3', 'The image is larger than 2 MB.'],
  ['/endless/a.jpg', 'The image is larger than 2 MB.'],
  ['/many-pixels/a.png', 'The image has 2,500 million pixels; at most 200 million are processed.'],
  ['/redirect/12/dandelion.jpg', 'The address redirects too often.'],
  ['/redirect-to?url=http://10.0.0.1/a.jpg', 'This address leads to no server on the public internet.'],
] as const

test('unavailable pictures fail alone, each with its reason, and cost nothing', async ({
  make,
  pictures,
  worker,
  ai,
}) => {
  worker()
  const anna = await make.user({ language: 'en' })
  const paths = ['/generated/1.jpg?width=64&height=48', ...faults.map(([path]) => path)]
  const images = [...paths.map((path) => pictures.url + path), 'http://192.168.0.7/a.jpg']
  const { body } = await anna.startJob({ images })
  const found = await anna.ended(body.jobId)
  expect(found.job).toMatchObject({
    status: 'completed',
    successfulImages: 1,
    failedImages: images.length - 1,
    costCents: 50,
  })
  expect(found.images[0]).toMatchObject({ success: true, filename: '1.jpg' })
  expect(found.images.slice(1).map(({ error }) => error)).toEqual([
    ...faults.map(([, error]) => error),
    'This address leads to no server on the public internet.',
  ])
  expect(ai.counts().images).toBe(1)
})

test('a picture host that asks to wait is waited for', async ({ make, pictures, worker }) => {
  const { slept } = worker()
  const anna = await make.user()
  const path = '/flaky/2/generated/2.jpg?width=64&height=48&retryAfter=3'
  const { body } = await anna.startJob({ images: [pictures.url + path] })
  expect((await anna.ended(body.jobId)).job).toMatchObject({ status: 'completed', successfulImages: 1 })
  expect(Math.max(...slept)).toBeGreaterThan(2_000)
})

test('a job whose pictures all fail has failed, costs nothing and says why', async ({
  make,
  pictures,
  worker,
}) => {
  worker()
  const anna = await make.user({ language: 'en' })
  const { body } = await anna.startJob({
    images: [`${pictures.url}/none-1.jpg`, `${pictures.url}/none-2.jpg`],
  })
  const { job } = await anna.ended(body.jobId)
  expect(job).toMatchObject({
    status: 'failed',
    error: 'None of the images could be described. Nothing was charged.',
    costCents: 0,
    isPaid: false,
    csvUrl: null,
  })
})

test('a picture that every model declines fails alone', async ({ make, worker, ai }) => {
  ai.set({ faults: [{ body: 'refusal', times: 2 }] })
  worker({ concurrency: 1 })
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 3 })
  const { job, images } = await anna.ended(body.jobId)
  expect(job).toMatchObject({ status: 'completed', successfulImages: 2, failedImages: 1 })
  expect(images[0]?.error).toBe('Der KI-Dienst hat es abgelehnt, dieses Bild zu beschreiben.')
})
