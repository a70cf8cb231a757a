'use client'

import { InputNumber } from 'antd'
import { useStaff } from './use-staff'

/** Of one site; a distributor has no other than its own. */
export function SiteFilter({ onChange }: { onChange: (dist: string | undefined) => void }) {
  const { house } = useStaff()
  if (house !== 'platform') return null
  return (
    <InputNumber
      aria-label="站点"
      placeholder="站点"
      min={1}
      style={{ width: 80 }}
      onChange={(dist) => onChange(dist ? String(dist) : undefined)}
    />
  )
}
