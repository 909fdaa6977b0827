const PERSON = { email: "bench@example.com", password: "correct horse battery" };
const REST = { username: "A", fullName: "Asha Verma", phone: "9876501234", userType: "student" };

/** A new student of the server whose API is at this URL, signed in. */
export async function signUp(api) {
  const post = (to, body) =>
    fetch(`${api}${to}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("/auth/register", { ...PERSON, ...REST });
  const { token } = await (await post("/auth/login", PERSON)).json();
  return { token, email: PERSON.email };
}
