'use client'

import { useStaff } from './use-staff'

/** Name of the site with this id; accounts of the platform itself belong to none. */
export function SiteName({ id }: { id: number }) {
  const { sites } = useStaff()
  if (id === 0) return '平台'
  return sites.find(({ distId }) => distId === id)?.name ?? `站点 ${id}`
}
