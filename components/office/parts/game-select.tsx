'use client'

import { Select, type SelectProps } from 'antd'
import { useGames } from './use-games'

/** Selects one game of this site, searchable by name. */
export function GameSelect(props: SelectProps<number>) {
  return <Select<number> showSearch optionFilterProp="label" placeholder="选择游戏" options={useGames()} {...props} />
}
