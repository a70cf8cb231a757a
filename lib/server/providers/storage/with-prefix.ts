import type { StorageProvider } from './port'

/** A part of a storage: all keys begin with `prefix`, which its users do not see. */
export function withPrefix(storage: StorageProvider, prefix: string): StorageProvider {
  const at = (key: string): string => prefix + key
  const { parts } = storage
  return {
    identity: () => storage.identity(),
    write: (key, body, contentType) => storage.write(at(key), body, contentType),
    read: (key) => storage.read(at(key)),
    writeStream: (key, pieces, contentType) => storage.writeStream(at(key), pieces, contentType),
    openStream: (key, range) => storage.openStream(at(key), range),
    sizeOf: (key) => storage.sizeOf(at(key)),
    remove: (key) => storage.remove(at(key)),
    parts: {
      begin: (key, contentType) => parts.begin(at(key), contentType),
      addressOf: ({ key, handle }, part) => parts.addressOf({ key: at(key), handle }, part),
      write: ({ key, handle }, part, pieces) => parts.write({ key: at(key), handle }, part, pieces),
      list: ({ key, handle }) => parts.list({ key: at(key), handle }),
      join: ({ key, handle }) => parts.join({ key: at(key), handle }),
      drop: ({ key, handle }) => parts.drop({ key: at(key), handle }),
    },
  }
}
