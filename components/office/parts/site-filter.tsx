'use client'

import { Select } from 'antd'
import { useStaff } from './use-staff'

interface Props {
  /** Chosen at the start. */
  start?: string
  onChange: (dist: string | undefined) => void
}

/** Filters by site; a distributor only has its own. */
export function SiteFilter({ start, onChange }: Props) {
  const { house, sites } = useStaff()
  if (house !== 'platform') return null
  return (
    <Select
      aria-label="站点"
      allowClear
      showSearch
      optionFilterProp="label"
      placeholder="全部站点"
      defaultValue={start}
      style={{ width: 140 }}
      options={sites.map(({ distId, name }) => ({ value: String(distId), label: name }))}
      onChange={onChange}
    />
  )
}
