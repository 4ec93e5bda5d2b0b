import { useEffect, useRef, useState } from 'react'
import { Redirect, useParams, useSearch } from 'wouter'
import { JobList } from './jobs/job-list.tsx'
import { JobPage } from './jobs/job-page.tsx'

/** All jobs, or the one that the address names. */
export function JobsTab() {
  const { id } = useParams<{ id?: string }>()
  const search = useSearch()
  const [listSearch, setListSearch] = useState('')
  // Going back restores the list's view.
  if (id === undefined && search !== listSearch) setListSearch(search)
  const top = useRef<HTMLDivElement>(null)
  const lastId = useRef(id)

  // The link that led here or back is gone: focus the start of the new content.
  useEffect(() => {
    if (lastId.current === id) return
    lastId.current = id
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [id])

  if (id !== undefined && !/^[1-9]\d{0,8}$/.test(id)) return <Redirect to="/admin/jobs" replace />
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-4">
      {id === undefined ? (
        <JobList />
      ) : (
        <JobPage key={id} id={Number(id)} listHref={`/admin/jobs${listSearch && `?${listSearch}`}`} />
      )}
    </div>
  )
}
