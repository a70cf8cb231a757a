import type { Services } from '../../../runtime/context'
import { type Refusal, refuse } from '../../../runtime/refusal'
import { presentElsewhere } from './present'

/** What lives on another distributor's hosts is refused here, with its site's name and its address there as `data`. */
export function refuseElsewhere(services: Pick<Services, 'distOf'>, distId: number, path: string): Refusal {
  const place = presentElsewhere(services.distOf(distId), path)
  return refuse('ELSEWHERE', place.siteName ? `内容在${place.siteName}，请到那里查看` : undefined, place)
}
