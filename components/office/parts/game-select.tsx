'use client'

import { Select, type SelectProps } from 'antd'
import { useGames } from './use-games'

/** One game of this site, found by its name. */
export function GameSelect(props: SelectProps<number>) {
  return <Select<number> showSearch optionFilterProp="label" placeholder="选择游戏" options={useGames()} {...props} />
}
