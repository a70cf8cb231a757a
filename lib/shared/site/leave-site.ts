import { safeUrl } from '../text/safe-url'
import type { HomeConf } from './home-conf'

/** Where filing numbers lead; every distributor links to them. */
const PUBLIC_REGISTERS = ['beian.miit.gov.cn', 'beian.mps.gov.cn', 'www.12377.cn']

/** Hosts that the distributor itself links to, and the public registers: the only ones the leaving page links to. */
function trustedHosts(conf: HomeConf): Set<string> {
  const given = [
    ...conf.notifBits.map((link) => link.url),
    ...conf.botQuals.map((qual) => qual.htUrl),
    ...conf.treeMenuButMap.pc1.map((entry) => entry.htUrl),
    ...Object.values(conf.adverPosMap).flatMap((slots) => slots.map((slot) => slot.htUrl)),
  ]
  const hosts = given.map(hostOf).filter((host) => host !== '')
  return new Set([...PUBLIC_REGISTERS, ...hosts])
}

export interface LeaveTarget {
  /** http(s) address; '' when it is none. */
  url: string
  host: string
  isTrusted: boolean
}

/** What /jump?url= was asked for. A host is trusted only as a whole: no sub-domains, no ports, no look-alikes. */
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
