type WithMetaInfo = typeof globalThis & { getMetaInfo?: () => unknown }

/** Returns what the vendor's script says about this phone; '' if the vendor has none. Rejects if it does not load. */
export async function loadMetaInfo(scriptUrl: string): Promise<string> {
  if (!scriptUrl) return ''
  const scope = globalThis as WithMetaInfo
  if (!scope.getMetaInfo) await loadScript(scriptUrl)
  return JSON.stringify(scope.getMetaInfo?.() ?? {})
}

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('the script of the vendor did not load'))
    document.head.append(script)
  })
