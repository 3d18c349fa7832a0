/** The id of the menu, by which the button of the header names it. */
export const MENU_ID = 'fandeck-menu'
