import { type ReactNode, useState } from 'react'
import { useWalk } from '@/components/office/parts/use-walk'
import type { UserId } from '@/lib/shared/ids'
import { UserDrawer } from './user-drawer'

interface UserRow {
  userId: number
}

/** The account that is opened from a table, with its drawer; the table passes its rows to `onRows`; `version` changes when the table must be loaded again. */
export function useOpenUser(first: () => UserId | null = () => null): {
  opened: UserId | null
  open: (userId: UserId) => void
  version: number
  onRows: (rows: readonly UserRow[]) => void
  drawer: ReactNode
} {
  const [opened, setOpened] = useState(first)
  const [version, setVersion] = useState(0)
  const { onRows, walk } = useWalk<UserRow>({
    rowKey: ({ userId }) => userId,
    opened: opened ?? undefined,
    onOpen: ({ userId }) => setOpened(userId as UserId),
  })
  const drawer =
    opened === null ? null : (
      <UserDrawer
        key={opened}
        userId={opened}
        walk={walk}
        onClose={() => setOpened(null)}
        onChanged={() => setVersion((n) => n + 1)}
      />
    )
  return { opened, open: setOpened, version, onRows, drawer }
}
