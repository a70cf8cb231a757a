/** Fields of `statTrafScript`, in the order they are loaded. */
const FIELDS = ['sllSl', 'baiduSl', 'baiduTj', 'fiveoneTj'] as const

/** Addresses of the distributor's statistics scripts; https only, of a host that the policy can name, and nothing else may be written there. Unreadable text is none. */
export function statScripts(text: string): string[] {
  let given: unknown
  try {
    given = JSON.parse(text || '{}')
  } catch {
    return []
  }
  if (typeof given !== 'object' || given === null) return []
  return FIELDS.map((field) => (given as Record<string, unknown>)[field]).filter(
    (url): url is string =>
      typeof url === 'string' &&
      /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#][^\s<>"'`\\;,@]*)?$/.test(url) &&
      URL.canParse(url),
  )
}
