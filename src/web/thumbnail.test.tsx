import { fireEvent, waitFor } from '@testing-library/dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'

let place: HTMLElement
let root: Root

beforeEach(() => {
  localStorage.clear()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(<Thumbnail src="/api/jobs/7/images/1/thumbnail" />)
})

afterEach(() => {
  root.unmount()
  place.remove()
  vi.restoreAllMocks()
})

async function fail(): Promise<void> {
  fireEvent.error(await waitFor(() => place.querySelector('img') ?? Promise.reject(new Error('no picture'))))
}

const sign = (name: string) => place.querySelector(`svg.lucide-${name}`)

test('a missing image shows an icon', async () => {
  await fail()
  await waitFor(() => expect(sign('image-off')).not.toBeNull())
})

test('an image that failed to load offline shows another icon, and is loaded again once online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await fail()
  await waitFor(() => expect(sign('cloud-off')).not.toBeNull())
  expect(sign('image-off')).toBeNull()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(place.querySelector('img')).not.toBeNull())
})
