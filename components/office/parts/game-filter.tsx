'use client'

import { GameSelect } from './game-select'

/** Filters by one game. */
export const GameFilter = ({ onChange }: { onChange: (gameId: string | undefined) => void }) => (
  <GameSelect
    aria-label="游戏"
    allowClear
    placeholder="全部游戏"
    style={{ width: 140 }}
    onChange={(gameId: number | undefined) => onChange(gameId ? String(gameId) : undefined)}
  />
)
