import { useData, useRoute } from 'vitepress'
import { nextTick, onMounted, watch } from 'vue'

/** Mends what axe finds in VitePress's own layout: the home page has no landmark, and a group of the sidebar two buttons. */
export function useLandmarks(): void {
  const route = useRoute()
  const { frontmatter } = useData()
  function mend(): void {
    const content = document.querySelector('#VPContent')
    if (frontmatter.value.layout === 'home') content?.setAttribute('role', 'main')
    else content?.removeAttribute('role')
    for (const caret of document.querySelectorAll('.VPSidebarItem .caret[role="button"]'))
      for (const name of ['role', 'tabindex', 'aria-label']) caret.removeAttribute(name)
  }
  onMounted(mend)
  watch(
    () => route.path,
    () => void nextTick(mend),
  )
}
