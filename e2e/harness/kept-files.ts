/** The names of the lists that the browser stores for a reload. Runs in the page. */
export async function keptFiles(): Promise<string[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('bildwort-drafts')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const drafts = await new Promise<{ file: File }[]>((resolve, reject) => {
    const request = database.transaction('drafts').objectStore('drafts').getAll()
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  database.close()
  return drafts.map(({ file }) => file.name)
}
