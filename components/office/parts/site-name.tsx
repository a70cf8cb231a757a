'use client'

import { useStaff } from './use-staff'

/** Name of the site with this id. */
export function SiteName({ id }: { id: number }) {
  const { sites } = useStaff()
  return sites.find(({ distId }) => distId === id)?.name ?? `站点 ${id}`
}
