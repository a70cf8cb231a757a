import type { Ctx } from './context'

/** Where a call came from, for messages about security: `IP 223.5.5.5（浙江省杭州市）`; without the place if it is unknown. */
export async function ipText({ ip, ipPlace }: Pick<Ctx, 'ip' | 'ipPlace'>): Promise<string> {
  const place = await ipPlace.placeOf(ip)
  return place ? `IP ${ip}（${place}）` : `IP ${ip}`
}
