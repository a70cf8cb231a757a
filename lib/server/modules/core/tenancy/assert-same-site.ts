import type { Services } from '../../../runtime/context'
import { type Refusal, refuse } from '../../../runtime/refusal'
import { presentOtherSite } from './present'
import { siteOf } from './queries-here'

/**
 * Builds the refusal for something that belongs to another distributor's hosts, with that site's name and the address
 * there as `data`.
 */
export function assertSameSite(services: Pick<Services, 'distOf'>, distId: number, path: string): Refusal {
  const place = presentOtherSite(siteOf(services, distId), path)
  return refuse('ELSEWHERE', place.siteName ? `内容在${place.siteName}，请到那里查看` : undefined, place)
}
