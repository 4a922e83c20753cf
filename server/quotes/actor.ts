/** The signed-in team member who does something; the name is stored as it is then. */
export type Actor = { id: string; name: string };
