/** The content of both drawers. */
export const Rows = () => (
  <ul>
    {['홈 경기 음료 교환권', '포토존 입장', '사인 엽서 수령', '팝업 10% 할인'].map((name) => (
      <li key={name}>
        <button type="button">{name}</button>
      </li>
    ))}
  </ul>
)
