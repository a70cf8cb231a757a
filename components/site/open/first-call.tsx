'use client'

import { useEffect, useState } from 'react'
import { CodeText } from './code-text'

const example = (origin: string) => `curl "${origin}/open/v1/goods?status=on_shelf" \\
  -H "Authorization: Bearer 你的密钥"`

/** The first command, with the address of this site. */
export function FirstCall() {
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  return <CodeText text={example(origin)} label="复制命令" />
}
