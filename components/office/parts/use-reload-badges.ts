'use client'

import { createContext, useContext } from 'react'

/** Reloads the counts of the menu; elsewhere it does nothing. */
export const ReloadBadges = createContext<() => void>(() => {})

/** For lists: a decision about a row changes what is pending. */
export const useReloadBadges = (): (() => void) => useContext(ReloadBadges)
