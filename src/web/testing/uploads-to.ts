import type { TestServer } from './create-server.ts'

/** Replaces the browser's XMLHttpRequest, which the app uploads lists with. */
export function uploadsTo(server: TestServer) {
  return class extends EventTarget {
    upload = new EventTarget()
    withCredentials = false
    status = 0
    statusText = ''
    responseText = ''
    #method = ''
    #address = ''

    open(method: string, address: string): void {
      this.#method = method
      this.#address = address
    }

    setRequestHeader(): void {}
    abort(): void {}

    async send(): Promise<void> {
      try {
        const answer = await server.respond(this.#method, this.#address)
        this.status = answer.status
        this.responseText = await answer.text()
        this.dispatchEvent(new Event('load'))
      } catch {
        this.dispatchEvent(new Event('error'))
      }
      this.dispatchEvent(new Event('loadend'))
    }
  }
}
