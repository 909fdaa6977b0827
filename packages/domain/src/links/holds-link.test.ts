// cspell:disable
import { describe, expect, test } from "@jest/globals";
import { object, ValidationError } from "yup";
import { requiredName } from "../fields.ts";
import { holdsLink, holdsPhone } from "./holds-link.ts";

function refusalOf(name: string): string | null {
  try {
    object({ name: requiredName("Name") }).validateSync({ name });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

describe("refuses in a name, title or company", () => {
  test.each([
    // domain names
    "Secure-login.evil.com/verify",
    "Prize draw evil-bank.com/claim",
    "Booking.com India",
    "evil.technology",
    "Refund.zip",
    "Claim at sbi-kyc.photography",
    "evil.com-verify/claim",
    "Your prize: bit.ly/3xYz",
    "t.me/evil_hr",
    "EVIL.COM.",
    "a.b.evil.in",
    "evil_bank.co.in",
    "user.name.evil.co.uk:8080",
    // other spellings of domain names
    "ｅｖｉｌ．ｃｏｍ",
    "evil。com",
    "evil.c\u200bom",
    "e\u00advil.com",
    "evil[.]com",
    "evil (dot) com",
    "evil dot com",
    "evil . com",
    "evil. com",
    "xn--80ak6aa92e.com",
    "xn--p1ai",
    "сбербанк.рф",
    "пример.com",
    "银行.中国",
    "بنك.شبكة",
    "बैंक.भारत",
    // links without a domain name
    "http://evil",
    "https:/evil",
    "hxxps://evil",
    "www.evil",
    "localhost/admin",
    "192.168.1.1",
    "Pay on 103.21.244.0/upi",
    "[2001:db8::1]",
    "http://3232235777",
    // mail addresses and payments
    "hr@evil.com",
    "hr＠evil.com",
    "hr (at) evil.com",
    "asha@okaxis",
    "Pay ravi.kumar-9@ybl now",
    "asha @okicici",
    "Fee: evil @ paytm",
    "upi:pay?pa=evil",
    "mailto:hr",
    // telephones
    "tel:1930",
    "Call 9876543210",
    "Asha +91 98765 43210",
    "HR 98765-43210",
    "Toll free 1800-123-4567",
    "022 2654 1234",
    "९८७६५४३२१०",
    "98765O4321",
    "nine eight seven six five four three two one zero",
  ])("%j", (name) => {
    expect(refusalOf(name)).toBe("Name cannot contain web or e-mail addresses, UPI ids or telephone numbers.");
  });
});

describe("accepts as a name, title or company", () => {
  test.each([
    "Tata Consultancy Services Ltd.",
    "Node.js Developer",
    "ASP.NET Developer",
    "ASP.NET/C# Developer",
    "ASP.NET-Core Developer",
    "Senior .NET Developer",
    "Power.BI Developer",
    "St. John",
    "D.Y. Patil",
    "D.Y.Patil",
    "Dr.Sharma",
    "A.P.J.Abdul Kalam",
    "S.K. Enterprises",
    "M.M.Enterprises",
    "Mr.Ravi Kumar",
    "asha.verma",
    "Ravi.Kumar",
    "Shri Krishna Pvt.Ltd.",
    "Shri Krishna Pvt. Ltd.",
    "Larsen & Toubro Co.Ltd",
    "Sr. Analyst – P&L",
    "Sr.Engineer",
    "3M India",
    "24/7 Support",
    "24x7 Customer Care",
    "B.Com Accountant",
    "B.Com/M.Com Fresher",
    "B.Tech/M.Tech/MCA",
    "M.Sc.IT Trainee",
    "B. Com",
    "Data Analyst (2+ yrs.)",
    "99acres",
    "Check-in Executive",
    "Yahoo!",
    "Analyst @ Infosys",
    "Web 2.0 Designer",
    "U.S. Operations",
    "U.S.A. Payroll",
    "Polka Dot Design Studio",
    "Dot Com Infoway",
    "Dr. Reddy's Laboratories",
    "Op. in charge",
    "Manager. In charge of sales",
    "Batch 2024-2025",
    "Class of 01/07/2026",
    "Saturday 10:00 - 11:30",
    "Telecaller 15000-20000",
    "Analyst, ₹4,50,000 - ₹6,00,000",
    "Level 3.2.1",
    "MIS Executive, Sec. 62",
    "Data Analyst – SQL/Excel",
    "Excel: pivots & VBA",
    "O'Brien",
    "Jean-Luc",
    "आशा वर्मा",
    "डॉ.शर्मा",
    "எஸ். கிருஷ்ணன்",
    "Zoë Šimić",
    "ICICI Prudential (HDFC)",
  ])("%j", (name) => {
    expect(refusalOf(name)).toBeNull();
  });
});

test.each(["a.", "a. ", "(dot) com ", "@", "1-", "98765 ", ".com", "a-", "[1:", "1.1."])(
  "reads 100,000 characters of %j in linear time",
  (part) => {
    const long = part.repeat(100_000 / part.length);
    expect([typeof holdsLink(long), typeof holdsPhone(long)]).toEqual(["boolean", "boolean"]);
  },
);
