'use client'

import { useStaff } from './use-staff'

/** Of the site with this number. */
export function SiteName({ id }: { id: number }) {
  const { sites } = useStaff()
  return sites.find(({ distId }) => distId === id)?.name ?? `站点 ${id}`
}
