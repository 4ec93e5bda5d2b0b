import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Image } from '#contract/entities/image.ts'
import { CallError } from '#web/http/call-error.ts'
import { smallQuery, viewQuery } from './picture-queries.ts'

export interface Picture {
  large: string | null
  /** Shown until the large image is loaded. */
  small: string | null
  isLoading: boolean
  /** Why the large image is missing. */
  error: Error | null
  /** The server could not be reached: the image may exist all the same. */
  isUnreachable: boolean
  retry: () => void
}

/** Large images are fetched only after the user stays on one this long. */
const restMs = 150

/** The picture of an image: the thumbnail first, then the large one. Prefetches the large one of `next`. */
export function usePicture(jobId: number, image: Image, next: Image | undefined): Picture {
  const client = useQueryClient()
  const isResting = useRest(image.id)
  const isToBeHad = image.hasThumbnail || image.state === 'carried'
  const view = useQuery({ ...viewQuery(jobId, image.id), enabled: isResting && isToBeHad })
  const thumbnail = useQuery({ ...smallQuery(jobId, image.id), enabled: image.hasThumbnail })
  const nextId = next?.hasThumbnail ? next.id : undefined

  useEffect(() => {
    if (view.isSuccess && nextId !== undefined) void client.prefetchQuery(viewQuery(jobId, nextId))
  }, [client, jobId, nextId, view.isSuccess])

  return {
    large: useBlobUrl(view.data),
    small: useBlobUrl(thumbnail.data),
    isLoading: isToBeHad && view.isPending,
    error: view.error,
    isUnreachable: view.isError && !isAnswer(view.error),
    retry() {
      for (const query of [view, thumbnail]) if (query.isError) void query.refetch()
    },
  }
}

/** Not a proxy's answer for an unreachable server. */
function isAnswer(error: Error): boolean {
  return error instanceof CallError && (error.refusal !== null || error.status < 500)
}

function useRest(imageId: number): boolean {
  const [rested, setRested] = useState<number | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(imageId), restMs)
    return () => clearTimeout(timer)
  }, [imageId])
  return rested === imageId
}

/** An object URL for an image in memory, valid while it is shown; null without one. */
function useBlobUrl(blob: Blob | undefined): string | null {
  const [made, setMade] = useState<{ blob: Blob; url: string } | null>(null)
  useEffect(() => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return made && made.blob === blob ? made.url : null
}
