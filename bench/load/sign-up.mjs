const PASSWORD = "correct horse battery";
const REST = { username: "A", fullName: "Asha Verma", phone: "9876501234", userType: "student" };

/** Registers a student at the server whose API is at this URL, and signs in. */
export async function signUp(api, email = "bench@example.com") {
  const person = { email, password: PASSWORD };
  const post = (to, body) =>
    fetch(`${api}${to}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  await post("/auth/register", { ...person, ...REST });
  const { token } = await (await post("/auth/login", person)).json();
  return { token, email };
}
