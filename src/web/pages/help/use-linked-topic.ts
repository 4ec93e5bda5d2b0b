import { useEffect } from 'react'

/** Opens the topic that the address names by its hash (`/hilfe#preise`), at first and whenever the hash changes. */
export function useLinkedTopic(): void {
  useEffect(() => {
    // After the shell has taken focus and scrolling to the beginning of the new page.
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
