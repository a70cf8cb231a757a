/** The picture is the link's background (a custom property of the brand); its name is the hidden text. */
export function Logo({ name }: { name: string }) {
  return (
    <a className="logo" href="/">
      <span className="sr">{`${name}首页`}</span>
    </a>
  )
}
