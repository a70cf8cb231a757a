'use client'

import { type FormEvent, useState } from 'react'
import styles from './search-box.module.css'
import { SubmitButton } from './submit-button'

interface Props {
  label: string
  placeholder: string
  onSearch: (keyWord: string) => void
}

/** Searches a list of one's own when it is submitted. */
export function SearchBox({ label, placeholder, onSearch }: Props) {
  const [text, setText] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <search className={styles.search}>
      <form onSubmit={handleSubmit}>
        <input
          className="input"
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SubmitButton>搜索</SubmitButton>
      </form>
    </search>
  )
}
