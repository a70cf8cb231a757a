import { safeUrl } from '../text/safe-url'
import type { HomeConf } from './home-conf'

/** Hosts of filing numbers, linked by every distributor. */
const PUBLIC_REGISTERS = ['beian.miit.gov.cn', 'beian.mps.gov.cn', 'www.12377.cn']

/** Hosts linked by the distributor itself, and the public registers: the only ones the leaving page links to. */
function trustedHosts(conf: HomeConf): Set<string> {
  const urls = [
    ...conf.notifBits.map((link) => link.url),
    ...conf.botQuals.map((qual) => qual.htUrl),
    ...conf.treeMenuButMap.pc1.map((entry) => entry.htUrl),
    ...Object.values(conf.adverPosMap).flatMap((slots) => slots.map((slot) => slot.htUrl)),
  ]
  const hosts = urls.map(hostOf).filter((host) => host !== '')
  return new Set([...PUBLIC_REGISTERS, ...hosts])
}

export interface LeaveTarget {
  /** http(s) address; '' if it is invalid. */
  url: string
  host: string
  isTrusted: boolean
}

/**
 * Parses the target of /jump?url=. A host is trusted only if it matches completely: no sub-domains, ports or
 * look-alikes.
 */
export function leaveTarget(text: string | undefined, conf: HomeConf): LeaveTarget {
  const url = safeUrl(text ?? '')
  const host = hostOf(url)
  return host
    ? { url, host, isTrusted: url.startsWith('https:') && trustedHosts(conf).has(host) }
    : { url: '', host: '', isTrusted: false }
}

function hostOf(text: string): string {
  const url = safeUrl(text)
  return /^https?:/i.test(url) ? new URL(url).host : ''
}
