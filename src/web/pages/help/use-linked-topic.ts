import { useEffect } from 'react'

/** Opens the topic in the address's hash (`/hilfe#preise`), at first and whenever it changes. */
export function useLinkedTopic(): void {
  useEffect(() => {
    // After the shell has focused the new page and scrolled to its start.
    const frame = requestAnimationFrame(openLinkedTopic)
    window.addEventListener('hashchange', openLinkedTopic)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('hashchange', openLinkedTopic)
    }
  }, [])
}

function openLinkedTopic(): void {
  const topic = document.getElementById(location.hash.slice(1))
  if (!(topic instanceof HTMLDetailsElement)) return
  topic.open = true
  topic.querySelector('summary')?.focus({ preventScroll: true })
  topic.scrollIntoView()
}
