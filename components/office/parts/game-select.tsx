'use client'

import { Select, type SelectProps } from 'antd'
import { nameKey } from '@/lib/shared/normalize/name-key'
import { useGames } from './use-games'

/** Selects one game of this site, searchable by name. */
export function GameSelect(props: SelectProps<number>) {
  return (
    <Select<number>
      showSearch
      filterOption={(typed, option) => nameKey(String(option?.label)).includes(nameKey(typed))}
      placeholder="选择游戏"
      options={useGames()}
      {...props}
    />
  )
}
