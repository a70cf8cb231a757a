'use client'

import { useEffect, useState } from 'react'

/** Whether the device has a touch screen and no mouse; false until known. */
export function useTouch(): boolean {
  const [isTouch, setTouch] = useState(false)
  useEffect(() => setTouch(matchMedia('(hover: none) and (pointer: coarse)').matches), [])
  return isTouch
}
