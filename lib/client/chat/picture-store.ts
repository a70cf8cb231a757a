const DATABASE = 'chat'
const TABLE = 'pictures'
/** For browsers that forbid a database, as some do in private windows: the picture lasts as long as the page. */
const ofPage = new Map<string, File>()

/** Stores a picture that is not uploaded yet under its message's id, so that it survives the tab. */
export async function writePicture(id: string, picture: File): Promise<void> {
  ofPage.set(id, picture)
  await run('readwrite', (table) => table.put(picture, id))
}

/** Undefined if this device does not have it any more. */
export const readPicture = async (id: string): Promise<File | undefined> =>
  ofPage.get(id) ?? (await run<File | undefined>('readonly', (table) => table.get(id)))

export async function deletePicture(id: string): Promise<void> {
  ofPage.delete(id)
  await run('readwrite', (table) => table.delete(id))
}

/** Runs one request; undefined if the browser refuses it. */
const run = <T>(mode: IDBTransactionMode, ask: (table: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> =>
  new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(undefined)
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(TABLE)
    opening.onerror = () => resolve(undefined)
    opening.onsuccess = () => {
      const database = opening.result
      // a logout in another tab deletes the database
      database.onversionchange = () => database.close()
      const work = database.transaction(TABLE, mode)
      const answer = ask(work.objectStore(TABLE))
      const end = (result: T | undefined) => {
        database.close()
        resolve(result)
      }
      work.oncomplete = () => end(answer.result)
      work.onabort = () => end(undefined)
    }
  })

/** Deletes the pictures of whoever logs out on this device. */
export function deletePictures(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(DATABASE)
}
