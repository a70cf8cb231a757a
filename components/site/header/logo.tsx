/**
 * The picture is the link's background (a custom property of the brand), the name its hidden text. A brand without a picture
 * shows the name (frame.css, by an attribute of the root).
 */
export function Logo({ name }: { name: string }) {
  return (
    <a className="logo" href="/">
      <span className="logo-name" aria-hidden="true">
        {name}
      </span>
      <span className="sr">{`${name}首页`}</span>
    </a>
  )
}
