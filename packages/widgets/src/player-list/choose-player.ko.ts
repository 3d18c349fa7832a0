/** What the player list and the votes ask for. */
export const koChoosePlayer = '선수를 골라 주세요'
