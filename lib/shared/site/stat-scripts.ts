/** Fields of `statTrafScript`, in loading order. */
const FIELDS = ['sllSl', 'baiduSl', 'baiduTj', 'fiveoneTj'] as const

/**
 * Addresses of the distributor's statistics scripts; only https with a host that can be written into the policy.
 * Invalid text returns none.
 */
export function statScripts(text: string): string[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text || '{}')
  } catch {
    return []
  }
  if (typeof parsed !== 'object' || parsed === null) return []
  return FIELDS.map((field) => (parsed as Record<string, unknown>)[field]).filter(
    (url): url is string =>
      typeof url === 'string' &&
      /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#][^\s<>"'`\\;,@]*)?$/.test(url) &&
      URL.canParse(url),
  )
}
